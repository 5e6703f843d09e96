import { api } from '#app/api-client/api.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { brandSettingsCopy } from '#core/brand/copy/settings.ts';
import { panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/brand.route.ts';
import { BrandForm } from './brand-form.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { SiteForm } from './site-form.tsx';

const title = panelCopy.screens.brand;

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title, description: title, path: null });

export async function clientLoader({ request: { signal } }: Route.ClientLoaderArgs) {
	const [brand, site] = await Promise.all([
		api.get('brand', { signal }),
		api.get('site', { signal }),
	]);
	return { brand, site };
}

/** Name, look and further facts of the site. */
export default function BrandSettings({ loaderData: { brand, site } }: Route.ComponentProps) {
	return (
		<SettingsScreen title={title}>
			<BrandForm brand={brand} />
			<section className="setting-block" aria-labelledby="dados-do-site">
				<h2 id="dados-do-site">{brandSettingsCopy.site.title}</h2>
				<SiteForm site={site} />
			</section>
		</SettingsScreen>
	);
}
