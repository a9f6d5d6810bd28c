/** So many characters of an ID tell it from others. */
export const SHORT_ID = 8;

export const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;
