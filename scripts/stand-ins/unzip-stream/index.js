// Imported by what is loaded, and used by nothing that is called.
export default {};
