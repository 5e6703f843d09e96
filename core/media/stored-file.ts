/** Where the bytes of a file are stored. */
export type StoreName = 'disk' | 's3';

/** A complete file of the bucket. Instants in UTC milliseconds. */
export type StoredFile = {
	id: string;
	/** The client's name for it; unique, and never a disk path. */
	name: string;
	/** Key of its stored bytes. */
	objectId: string;
	store: StoreName;
	size: number;
	/** Of the stored bytes, hexadecimal. */
	sha256: string;
	/** Of the uploaded bytes: differs where a picture's metadata were removed. */
	sourceSha256: string;
	/** Of the stored bytes, base64, as in the protocol. */
	md5: string;
	/** The uploader's type, corrected where the bytes contradict it. */
	contentType: string;
	/**
	 * Type detected from the bytes: a safe picture, an SVG, or another known kind; null when unknown.
	 */
	detectedType: string | null;
	/** Of a picture, in displayed pixels. */
	width: number | null;
	height: number | null;
	cacheControl: string | null;
	contentDisposition: string | null;
	contentEncoding: string | null;
	contentLanguage: string | null;
	custom: Record<string, string>;
	/**
	 * The uploader's own pairs are unreadable: they count as empty, and the rest of the file is
	 * valid.
	 */
	isDamaged?: true;
	/** Bearer secret: grants read access to the file. */
	token: string;
	/** Version counters of the content under this name, and of this content's metadata. */
	generation: number;
	metageneration: number;
	createdAt: number;
	updatedAt: number;
	createdBy: string;
};

/** The only bucket. */
export const BUCKET = 'main';

/**
 * The file in the official client's format (`firebase` storage resource). Its numbers are strings.
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
