export const id = 205;
export const ids = [205];
export const modules = {

/***/ 205:
/***/ ((module) => {

module.exports = eval("require")("kerberos");


/***/ })

};
