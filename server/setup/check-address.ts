import { z } from 'zod';
import { ok } from '#core/kit/result.ts';
import type { AddressFinding } from '#core/setup/contract.ts';
import { type AddressFacts, judgeAddress } from '#core/setup/judge-address.ts';
import { paths } from '#core/site/paths.ts';
import { readBrand } from '#server/brand/save-brand.ts';
import { isLocal } from '#server/config/config.ts';
import type { AppContext } from '#server/context.ts';
import { storedAs } from '#server/db/stored-json.ts';
import { readUnreadProxy } from '#server/installation/unread-proxy.ts';
import type { Outbound } from '#server/outbound/outbound.ts';

/** The manifest is small, public and names the guide. */
const LIMITS = { maxBytes: 64 * 1024, deadlineMs: 8_000 } as const;
const manifestSchema = z.object({ name: z.string() });

/**
 * Asks the public address from here, through the guarded client, and judges what comes. `now` =
 * real UTC milliseconds. An address of this machine alone is not asked.
 */
export async function checkAddress(
	{ db, config, outbound }: Pick<AppContext, 'db' | 'config' | 'outbound'>,
	{ publicUrl, now }: { publicUrl: string; now: number },
): Promise<AddressFinding[]> {
	const local = isLocal(publicUrl);
	const { trustProxy } = config;
	return judgeAddress({
		...{ publicUrl, isLocal: local },
		asked: local ? null : await ask(outbound, publicUrl),
		name: (await readBrand(db.kysely)).nomeApp,
		proxy: await readUnreadProxy(db.kysely, { trustProxy, now }),
	});
}

async function ask(
	outbound: Outbound,
	publicUrl: string,
): Promise<Exclude<AddressFacts['asked'], null>> {
	const url = `${publicUrl}${paths.manifest}`;
	const reply = await outbound.request({ ...LIMITS, url, protocols: ['https:', 'http:'] });
	if (!reply.ok) return reply;
	return ok({ status: reply.value.status, name: nameIn(reply.value.body.toString('utf8')) });
}

/** The name in a manifest; null = not a manifest. */
function nameIn(text: string): string | null {
	return storedAs(manifestSchema, text)?.name ?? null;
}
