/** An S3 object store, as FILES_URL names it. */
export type S3Address = {
	/** Origin of the service; the bucket goes into the path, which every S3 server supports. */
	endpoint: string;
	bucket: string;
	/** Prefix of every key, without leading or trailing slash; may be empty. */
	prefix: string;
	region: string;
	accessKey: string;
	secretKey: string;
};

/**
 * Reads `s3://KEY:SECRET@bucket/prefix?region=…&endpoint=https://…` (key and secret
 * percent-encoded). Without an endpoint it is AWS. Null for any other text.
 */
export function readFilesUrl(text: string): S3Address | null {
	if (!URL.canParse(text)) return null;
	const url = new URL(text);
	if (url.protocol !== 's3:' || url.hostname === '' || url.username === '' || url.password === '')
		return null;
	const region = url.searchParams.get('region') ?? 'us-east-1';
	const endpoint = url.searchParams.get('endpoint') ?? `https://s3.${region}.amazonaws.com`;
	if (
		!/^[\w-]+$/.test(region) ||
		!URL.canParse(endpoint) ||
		!/^https?:$/.test(new URL(endpoint).protocol)
	)
		return null;
	return {
		endpoint: endpoint.replace(/\/+$/, ''),
		bucket: url.hostname,
		prefix: url.pathname.replace(/^\/+|\/+$/g, ''),
		region,
		accessKey: decodeURIComponent(url.username),
		secretKey: decodeURIComponent(url.password),
	};
}
