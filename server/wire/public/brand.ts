import { brandOf } from '#core/brand/brand-schema.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import type { BrandReporter } from '#server/brand/brand-reporter.ts';
import type { AppContext } from '#server/context.ts';
import type { PublicApi } from './public-api.ts';

/**
 * GET configuracoes/marca: the record with exactly the fields of S3.01. Without a record, or with a
 * damaged one, it returns the defaults that the site shows.
 */
export function mountBrand(
	api: PublicApi,
	{ data }: Pick<AppContext, 'data'>,
	report: BrandReporter,
): void {
	api.get(callPaths.brandRecord, async (request) => {
		const { kind, brand } = brandOf(await data.settings.read('configuracoes', 'marca'));
		report(kind !== 'damaged');
		request.header('cache-control', 'no-cache');
		return request.json(brand);
	});
}
