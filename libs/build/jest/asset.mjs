// Replaces imports of stylesheets, fonts and pictures in tests.
export default '/asset';
