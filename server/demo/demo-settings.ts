import { z } from 'zod';
import { createSettingRepository } from '#server/brand/setting-repository.ts';
import type { Reader, Writer } from '#server/db/app-database.ts';

const COLLECTION = 'configuracoes';
const SITE = 'site';
const DEMO = 'demonstracao';

/** Shows where a social profile stands; the name is reserved (RFC 2606) and leads nowhere. */
const DEMO_SITE = { perfilSocialURL: 'https://social.example/guiadejogos' };

const demoSchema = z.object({ dia: z.iso.date() });

/** The São Paulo day on which the demonstration was laid, or null when there is none. */
export async function readDemoDay(db: Reader): Promise<string | null> {
	const stored = demoSchema.safeParse(await createSettingRepository(db).read(COLLECTION, DEMO));
	return stored.success ? stored.data.dia : null;
}

/**
 * Notes the day of the demonstration, and gives the site a social profile where none is set. `now`
 * in UTC milliseconds.
 */
export async function writeDemoSettings(trx: Writer, dia: string, now: number): Promise<void> {
	const settings = createSettingRepository(trx);
	await settings.write(COLLECTION, DEMO, { dia }, now);
	await settings.writeIfMissing(COLLECTION, SITE, DEMO_SITE, now);
}

/**
 * Takes both out again; a site record that an operator changed stays. Returns whether there was a
 * demonstration.
 */
export async function removeDemoSettings(trx: Writer): Promise<boolean> {
	const settings = createSettingRepository(trx);
	const laid = (await settings.read(COLLECTION, DEMO)) !== null;
	const site = await settings.read(COLLECTION, SITE);
	if (laid && JSON.stringify(site) === JSON.stringify(DEMO_SITE))
		await settings.remove(COLLECTION, SITE);
	await settings.remove(COLLECTION, DEMO);
	return laid;
}
