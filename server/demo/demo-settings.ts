import { z } from 'zod';
import { createSettingRepository, createSettingWriter } from '#server/brand/setting-repository.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';

const COLLECTION = 'configuracoes';
const SITE = 'site';
const DEMO = 'demonstracao';

/** Shows a social profile link; the name is reserved (RFC 2606) and never resolves. */
const DEMO_SITE = { perfilSocialURL: 'https://social.example/guiadejogos' };

const demoSchema = z.object({ dia: z.iso.date() });

/** The São Paulo day around which the demonstration was built; null when there is none. */
export async function readDemoDay(db: Reader): Promise<string | null> {
	const stored = demoSchema.safeParse(await createSettingRepository(db).read(COLLECTION, DEMO));
	return stored.success ? stored.data.dia : null;
}

/**
 * Stores the demonstration's day, and a social profile if the site has none. `now` in UTC
 * milliseconds.
 */
export async function writeDemoSettings(trx: Writer, dia: string, now: number): Promise<void> {
	const settings = createSettingWriter(trx);
	await settings.write(COLLECTION, DEMO, { dia }, now);
	await settings.writeIfMissing(COLLECTION, SITE, DEMO_SITE, now);
}

/**
 * Removes both; a site record that an operator changed stays. Returns whether there was a
 * demonstration.
 */
export async function removeDemoSettings(trx: Writer): Promise<boolean> {
	const settings = { ...createSettingRepository(trx), ...createSettingWriter(trx) };
	const laid = (await settings.read(COLLECTION, DEMO)) !== null;
	const site = await settings.read(COLLECTION, SITE);
	if (laid && JSON.stringify(site) === JSON.stringify(DEMO_SITE))
		await settings.remove(COLLECTION, SITE);
	await settings.remove(COLLECTION, DEMO);
	return laid;
}
