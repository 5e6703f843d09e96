import sharp from 'sharp';
import { expect } from 'vitest';
import { createFileClient } from '#tests/support/files/file-client.ts';
import type { PanelUser } from './panel.ts';
import type { TestServer } from './test-server.ts';

/** Uploads a picture of one colour; its address as the file client gives it, without the origin. */
export async function upload(
	site: TestServer,
	ana: PanelUser,
	name: string,
	background: string,
): Promise<string> {
	const bytes = await sharp({ create: { width: 96, height: 96, channels: 3, background } })
		.png()
		.toBuffer();
	const { status, body } = await createFileClient(site.url, ana.idToken).multipart(
		name,
		bytes,
		'image/png',
	);
	expect(status).toBe(200);
	return `/files/v0/b/main/o/${encodeURIComponent(name)}?alt=media&token=${body.downloadTokens}`;
}

/**
 * The page once it follows the last change: until then a cache may answer with the one before, for
 * a moment.
 */
export async function pageWith(site: TestServer, path: string, text: string): Promise<string> {
	await expect
		.poll(async () => (await site.get(path)).body.includes(text), { timeout: 10_000 })
		.toBe(true);
	return (await site.get(path)).body;
}
