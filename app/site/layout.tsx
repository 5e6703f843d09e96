import { use, useEffect, useMemo, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { clickAgain } from '#app/document/first-signs.ts';
import { PageBoundary } from '#app/document/page-boundary.ts';
import { renderContext } from '#app/document/render-context.ts';
import { useOffline } from '#app/live/offline/use-offline.ts';
import { revalidateOnNewPath } from '#app/ui/revalidation.ts';
import { useScrollRules } from '#app/ui/scroll.ts';
import { frameCopy } from '#core/copy/frame.ts';
import { askedState } from '#core/site/asked-state.ts';
import type { Route } from './+types/layout.ts';
import { AskedUf } from './answer/asked-uf.ts';
import { describeSite } from './describe-site.server.ts';
import { UnexpectedError } from './errors/unexpected-error.tsx';
import { Dock } from './frame/dock.tsx';
import { FollowLinks } from './frame/follow-links.ts';
import { Footer } from './frame/footer.tsx';
import { Header } from './frame/header.tsx';
import { Loading } from './frame/loading.tsx';
import { useArrival } from './frame/use-arrival.ts';
import { useSearch } from './frame/use-search.ts';
import { MineGate } from './mine/mine-gate.tsx';
import { type FrameData, readFrame } from './read-frame.server.ts';
import { SearchTerm } from './search-term.tsx';
import type { SiteContext } from './site-context.ts';
import { TakenOver } from './taken-over.tsx';

export const shouldRevalidate = revalidateOnNewPath;

export async function loader({ context, request }: Route.LoaderArgs) {
	const guide = context.get(renderContext);
	const { pathname } = new URL(request.url);
	const frame = await readFrame(guide, pathname);
	describeSite(guide, frame, pathname);
	return frame;
}

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
	return (
		<SearchTerm>
			<Site frame={loaderData} />
		</SearchTerm>
	);
}

/** Frame and page: not rendered on a keystroke, except what uses the search term. */
function Site({ frame }: { frame: FrameData }) {
	const isTakenOver = useRef(false);
	const search = useSearch(isTakenOver);
	const { publicUrl } = frame;
	const Boundary = use(PageBoundary);
	const asked = askedState(useLocation().search);
	// Memoized: a new element would make React hydrate the page at once and as a whole.
	const page = useMemo(
		() => (
			<Boundary>
				<AskedUf value={asked}>
					<Outlet context={{ publicUrl } satisfies SiteContext} />
				</AskedUf>
				<TakenOver isTakenOver={isTakenOver} />
			</Boundary>
		),
		[Boundary, asked, publicUrl],
	);
	useScrollRules();
	useArrival();
	useOffline(frame.offline);
	useEffect(clickAgain, []);
	return (
		<>
			<a className="skip" href="#conteudo">
				{frameCopy.skip}
			</a>
			<Header brand={frame.brand} logoAlt={frame.logoAlt} news={frame.news} search={search} />
			<Loading />
			{frame.demo ? (
				<section className="demo" aria-label={frameCopy.demo.label}>
					<p>{frameCopy.demo.text}</p>
				</section>
			) : null}
			<main id="conteudo" tabIndex={-1}>
				{page}
			</main>
			<Footer frame={frame} />
			<Dock news={frame.news} />
			<MineGate />
			<FollowLinks />
		</>
	);
}

/**
 * Here as well as in the root: the root's boundary rebuilds the document. That loses the theme and
 * violates the security policy (trusted types).
 */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
	return <UnexpectedError error={error} />;
}
