import { ComingScreen } from '#app/admin/ui/coming-screen.tsx';
import { pageMeta } from '#app/site/page-meta.ts';
import { comingCopy, panelCopy } from '#core/copy/panel.ts';
import type { Route } from './+types/brand.route.ts';

const title = panelCopy.screens.brand;

export const meta: Route.MetaFunction = ({ matches }) => pageMeta(matches, { title, description: comingCopy.brand, path: null });

export default function BrandSettings() {
	return <ComingScreen title={title} text={comingCopy.brand} icon="brand" />;
}
