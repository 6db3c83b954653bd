// What a stylesheet, font or picture import yields in tests.
export default '';
