import { randomBytes } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { openPanelSite } from './panel-site.ts';
import type { TestServer } from './test-server.ts';
import type { Visit, VisitOptions } from './visit.ts';

const SCREEN = '/admin/configuracoes/marca';

export type Picture = { name: string; mimeType: string; buffer: Buffer };

/** A guide of its own with a browser; everything of it goes with `await using`. */
export type BrandSite = {
	site: TestServer;
	/** An operator at the screen of the brand. */
	operator(options?: VisitOptions): Promise<Visit>;
	/** Somebody who looks at the public pages. */
	reader(options?: VisitOptions): Promise<Visit>;
	[Symbol.asyncDispose](): Promise<void>;
};

export async function openBrandSite(): Promise<BrandSite> {
	const guide = await openPanelSite();
	return {
		...guide,
		operator: (options) => guide.operator(SCREEN, options),
		reader: guide.visitor,
	};
}

/** A picture of one colour, twice as wide as it is tall. */
export async function png(name: string, background: string): Promise<Picture> {
	const buffer = await sharp({ create: { width: 400, height: 200, channels: 4, background } })
		.png()
		.toBuffer();
	return { name, mimeType: 'image/png', buffer };
}

/** Noise does not get smaller: about 5 MB, sent in pieces. */
export async function bigPng(name: string): Promise<Picture> {
	const raw = { width: 1_300, height: 1_300, channels: 3 } as const;
	const buffer = await sharp(randomBytes(raw.width * raw.height * raw.channels), { raw })
		.png()
		.toBuffer();
	return { name, mimeType: 'image/png', buffer };
}

/** Chooses a file in the field of the logo. */
export const choose = (page: Page, file: Picture): Promise<void> =>
	page.locator('input[type=file]').setInputFiles(file);

/** The row of an upload. */
export function uploadRow(page: Page, name: string): Locator {
	return page.getByRole('list', { name: 'Envios' }).getByRole('listitem').filter({ hasText: name });
}
