exports.id = 205;
exports.ids = [205];
exports.modules = {

/***/ 40205:
/***/ ((module) => {

module.exports = eval("require")("kerberos");


/***/ })

};
;