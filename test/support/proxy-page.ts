/** A proxy in front of the service answers with its own page. */
export const PROXY_PAGE = {
  kind: 'status',
  status: 502,
  contentType: 'text/html',
  body: '<html>\n<head><title>502 Bad Gateway</title></head>\n<body>nginx</body>\n</html>',
} as const;
