/** An object store that speaks S3, as FILES_URL names it. */
export type S3Address = {
	/** Origin of the service; the bucket goes into the path, which every such server understands. */
	endpoint: string;
	bucket: string;
	/** Before every key, without slashes at its ends; empty for none. */
	prefix: string;
	region: string;
	accessKey: string;
	secretKey: string;
};

/**
 * Reads `s3://KEY:SECRET@bucket/prefix?region=…&endpoint=https://…` (key and secret
 * percent-encoded). Without an endpoint it is AWS. Null when it is not one.
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
