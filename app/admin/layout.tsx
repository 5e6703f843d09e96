import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { Outlet } from 'react-router';
import { api } from '#app/api-client/api.client.ts';
import { renderContext } from '#app/document/render-context.ts';
import { useArrival } from '#app/site/frame/use-arrival.ts';
import { useAnchorNavigation } from '#app/ui/navigate-anchors.ts';
import { useScrollRules } from '#app/ui/scroll.ts';
import { panelCopy } from '#core/copy/panel.ts';
import type { Me } from '#core/identity/contract/me.ts';
import type { Route } from './+types/layout.ts';
import { queryClient } from './data/query-client.client.ts';
import { EnrollFrame } from './frame/enroll-frame.tsx';
import { NoAccess } from './frame/no-access.tsx';
import { PanelFrame } from './frame/panel-frame.tsx';
import { PanelProblem } from './frame/panel-problem.tsx';
import { useSignOut } from './frame/use-sign-out.ts';
import { loadPanel } from './load-panel.client.ts';
import styles from './panel.css?url';
import type { PanelContext } from './panel-context.ts';
import { useKeptFocus } from './ui/use-kept-focus.ts';

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

/** The same for every operator: the browser identifies the account. */
export function loader({ context }: Route.LoaderArgs) {
	const { brand, identity, publicUrl } = context.get(renderContext);
	return { brand: brand.brand, identity, publicUrl };
}

/** S4.02: the panel shows nothing before this. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
	const frame = await serverLoader();
	return { ...frame, panel: await loadPanel(frame.identity) };
}
clientLoader.hydrate = true as const;

/** The frame loads once; screens load their own data. */
export const shouldRevalidate = () => false;

export function HydrateFallback() {
	return (
		<noscript>
			<p className="panel-noscript">{panelCopy.needsScript}</p>
		</noscript>
	);
}

export default function PanelLayout({ loaderData }: Route.ComponentProps) {
	const {
		brand: loaded,
		panel,
		publicUrl,
	} = loaderData as Awaited<ReturnType<typeof clientLoader>>;
	const { session, access } = panel;
	const [brand, showBrand] = useState(loaded);
	const [me, setMe] = useState<Me | null>(access.me);
	const signOut = useSignOut(session);
	useAnchorNavigation();
	useScrollRules();
	useArrival();
	useKeptFocus();
	if (me === null) return <NoAccess code={access.refused ?? 'not-invited'} signOut={signOut} />;
	const reloadMe = async () => setMe(await api.get('me'));
	const shared = { me, session, reloadMe, brand, showBrand, publicUrl, term: '' };
	const screen = <Outlet context={shared satisfies PanelContext} />;
	return (
		<QueryClientProvider client={queryClient}>
			{me.mustEnroll ? (
				<EnrollFrame signOut={signOut}>{screen}</EnrollFrame>
			) : (
				<PanelFrame brand={brand} me={me} signOut={signOut}>
					{screen}
				</PanelFrame>
			)}
		</QueryClientProvider>
	);
}

/** Errors of the frame itself: the account could not be loaded. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return (
		<main id="conteudo" className="panel-alone">
			<PanelProblem error={error} onRetry={() => window.location.reload()} />
		</main>
	);
}
