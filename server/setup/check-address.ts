import { z } from 'zod';
import { ok } from '#core/kit/result.ts';
import type { AddressFinding } from '#core/setup/contract.ts';
import { type AddressFacts, judgeAddress } from '#core/setup/judge-address.ts';
import { PUBLIC_KEYS } from '#core/site/paths/machine.ts';
import { paths } from '#core/site/paths.ts';
import { readBrand } from '#server/brand/save-brand.ts';
import { isLocal } from '#server/config/config.ts';
import type { AppContext } from '#server/context.ts';
import { storedAs } from '#server/db/stored-json.ts';
import { readUnreadProxy } from '#server/installation/unread-proxy.ts';
import type { Outbound } from '#server/outbound/outbound.ts';

/** Both documents are small and public. */
const LIMITS = { maxBytes: 64 * 1024, deadlineMs: 8_000 } as const;
/** The manifest names the guide. */
const manifestSchema = z.object({ name: z.string() });
/** No two installations have a signing key in common. */
const keysSchema = z.object({ keys: z.array(z.object({ kid: z.string() })) });

type Context = Pick<AppContext, 'db' | 'config' | 'outbound'> & {
	identity: Pick<AppContext['identity'], 'ring'>;
};

/**
 * Asks the public address from here, through the guarded client, and judges what comes. `now` =
 * real UTC milliseconds. An address of this machine alone is not asked.
 */
export async function checkAddress(
	{ db, config, outbound, identity }: Context,
	{ publicUrl, now }: { publicUrl: string; now: number },
): Promise<AddressFinding[]> {
	const local = isLocal(publicUrl);
	const { trustProxy } = config;
	const { nomeApp: name } = await readBrand(db.kysely);
	const own = keysSchema.safeParse(await identity.ring.jwks()).data?.keys ?? [];
	return judgeAddress({
		...{ publicUrl, isLocal: local },
		asked: local ? null : await ask(outbound, publicUrl, { name, own }),
		proxy: await readUnreadProxy(db.kysely, { trustProxy, now }),
	});
}

type This = { name: string; own: readonly { kid: string }[] };

async function ask(
	outbound: Outbound,
	publicUrl: string,
	{ name, own }: This,
): Promise<Exclude<AddressFacts['asked'], null>> {
	const get = (path: string) =>
		outbound.request({ ...LIMITS, url: publicUrl + path, protocols: ['https:', 'http:'] });
	const manifest = await get(paths.manifest);
	if (!manifest.ok) return manifest;
	const { status, body } = manifest.value;
	const found = storedAs(manifestSchema, body.toString('utf8'))?.name ?? null;
	// Where another service signs people in, the name alone has to do.
	const isThis =
		found === name &&
		(own.length === 0 || (await holdsOneOf(own, get(paths.identity + PUBLIC_KEYS))));
	return ok({ status, name: found, isThis });
}

async function holdsOneOf(
	own: This['own'],
	asked: ReturnType<Outbound['request']>,
): Promise<boolean> {
	const reply = await asked;
	const text = reply.ok ? reply.value.body.toString('utf8') : '';
	const found = storedAs(keysSchema, text)?.keys ?? [];
	return found.some(({ kid }) => own.some((key) => key.kid === kid));
}
