import { DEFAULT_BRAND } from '#core/brand/brand.ts';
import { brandSchema } from '#core/brand/brand-schema.ts';
import { paths } from '#core/site/paths.ts';
import type { AppContext } from '#server/context.ts';
import type { PublicApi } from './public-api.ts';

/** GET configuracoes/marca: the record with exactly the fields of S3.01; the defaults while there is none. */
export function mountBrand(api: PublicApi, { data }: Pick<AppContext, 'data'>): void {
	api.get(paths.brandRecord, async (request) => {
		const record = await data.settings.read('configuracoes', 'marca');
		request.header('cache-control', 'no-cache');
		return request.json(record === null ? DEFAULT_BRAND : brandSchema.parse(record));
	});
}
