import { siteSettingsOf } from '#core/brand/brand-schema.ts';
import { AppError } from '#core/kit/app-error.ts';
import { addDays, dayOf, startOfDay } from '#core/site/dates.ts';
import { machinePaths } from '#core/site/paths/machine.ts';
import type { AppContext } from '#server/context.ts';
import type { PublicApi } from './public-api.ts';

/** RFC 9116 recommends less than a year. Counted from midnight, so that it changes once a day. */
const VALID_DAYS = 365;

/**
 * GET /.well-known/security.txt (RFC 9116): where to report a weakness. The contact is that of
 * configuracoes/site; without one there is no such file.
 */
export function mountSecurityText(
	api: PublicApi,
	{ data }: Pick<AppContext, 'data'>,
	publicUrl: string,
): void {
	api.get(machinePaths.security, async (request) => {
		const { settings } = siteSettingsOf(await data.settings.read('configuracoes', 'site'));
		if (settings.contatoEmail === null) throw new AppError('not-found', 'No contact is set');
		const expires = startOfDay(addDays(dayOf(Date.now()), VALID_DAYS));
		const lines = [
			`Contact: mailto:${settings.contatoEmail}`,
			`Expires: ${new Date(expires).toISOString()}`,
			'Preferred-Languages: pt-BR, en',
			`Canonical: ${publicUrl}${machinePaths.security}`,
		];
		return request.text(`${lines.join('\n')}\n`, 200, { 'cache-control': 'public, max-age=3600' });
	});
}
