import { type createS3Client, expectStatus } from './s3-client.ts';

type Asker = ReturnType<typeof createS3Client>;
/** `root` = address of the bucket; `folder` = what its keys begin with. */
type Listed = { root: string; folder: string };
type S3Object = { key: string; modifiedAt: number };

/** Every object whose key begins with `folder`. Instants in UTC milliseconds. */
export async function* listObjects(ask: Asker, { root, folder }: Listed): AsyncGenerator<S3Object> {
	let token: string | null = null;
	do {
		const query = new URLSearchParams({
			'list-type': '2',
			prefix: folder,
			...(token === null ? {} : { 'continuation-token': token }),
		});
		const response = await ask(`${root}?${query}`, { method: 'GET' });
		await expectStatus(response, [200]);
		const page = readListing(await response.text(), folder);
		yield* page.objects;
		token = page.next;
	} while (token !== null);
}

/**
 * The few fields of a listing in use. Keys made here need no XML escaping; other keys do no harm.
 */
function readListing(xml: string, folder: string): { objects: S3Object[]; next: string | null } {
	const objects = [...xml.matchAll(/<Contents>([\s\S]*?)<\/Contents>/g)].flatMap(
		([, entry = '']) => {
			const key = textOf(entry, 'Key') ?? '';
			const modifiedAt = Date.parse(textOf(entry, 'LastModified') ?? '');
			return key.startsWith(folder) ? [{ key, modifiedAt }] : [];
		},
	);
	const more = textOf(xml, 'IsTruncated') === 'true';
	return {
		objects,
		next: more ? unescapeXml(textOf(xml, 'NextContinuationToken') ?? '') || null : null,
	};
}

/** The text of the first element with a name; null when the answer has no such element. */
export function textOf(xml: string, name: string): string | null {
	return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null;
}

function unescapeXml(text: string): string {
	return text
		.replaceAll('&lt;', '<')
		.replaceAll('&gt;', '>')
		.replaceAll('&quot;', '"')
		.replaceAll('&amp;', '&');
}
