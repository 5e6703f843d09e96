/** Where the bytes of a file lie. */
export type StoreName = 'disk' | 's3';

/** A finished file of the bucket. Instants in UTC milliseconds. */
export type StoredFile = {
	id: string;
	/** What the client calls it; unique, and never a path on a disk. */
	name: string;
	/** Under what its bytes are stored. */
	objectId: string;
	store: StoreName;
	size: number;
	/** Of the stored bytes, hexadecimal. */
	sha256: string;
	/** Of the bytes as they were sent: differs where a picture's metadata were taken out. */
	sourceSha256: string;
	/** Of the stored bytes, base64, as the protocol has it. */
	md5: string;
	/** As the uploader called it, corrected where the bytes say otherwise. */
	contentType: string;
	/**
	 * What the bytes are, when they can be told: a safe picture, an SVG, or another known kind; null
	 * when unknown.
	 */
	detectedType: string | null;
	/** Of a picture, in pixels as it is shown. */
	width: number | null;
	height: number | null;
	cacheControl: string | null;
	contentDisposition: string | null;
	contentEncoding: string | null;
	contentLanguage: string | null;
	custom: Record<string, string>;
	/**
	 * The uploader's own pairs cannot be read any more: they count as none, and everything else of
	 * the file holds.
	 */
	isDamaged?: true;
	/** Whoever has it may read the file. */
	token: string;
	/** Counts the contents under this name, and the changes of metadata of this content. */
	generation: number;
	metageneration: number;
	createdAt: number;
	updatedAt: number;
	createdBy: string;
};

/** The only bucket. */
export const BUCKET = 'main';

/**
 * The file as the official client reads it (`firebase` storage resource). Numbers are text there.
 */
export function toResource(file: StoredFile): Record<string, unknown> {
	const optional = {
		cacheControl: file.cacheControl,
		contentDisposition: file.contentDisposition,
		contentEncoding: file.contentEncoding,
		contentLanguage: file.contentLanguage,
	};
	return {
		name: file.name,
		bucket: BUCKET,
		generation: String(file.generation),
		metageneration: String(file.metageneration),
		contentType: file.contentType,
		timeCreated: new Date(file.createdAt).toISOString(),
		updated: new Date(file.updatedAt).toISOString(),
		storageClass: 'STANDARD',
		size: String(file.size),
		md5Hash: file.md5,
		etag: file.sha256.slice(0, 32),
		downloadTokens: file.token,
		...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== null)),
		...(Object.keys(file.custom).length > 0 ? { metadata: file.custom } : {}),
	};
}
