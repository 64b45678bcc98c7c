print("sheetc")
