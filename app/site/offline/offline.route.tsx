import { useNonce } from '#app/document/nonce.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { offlinePageCopy } from '#core/live/copy/offline-page.ts';
import type { Route } from './+types/offline.route.ts';

/** The address bar has the requested address: back online, a reload requests it again. */
const AGAIN = "addEventListener('online',()=>location.reload())";

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: offlinePageCopy.title,
		description: offlinePageCopy.description,
		path: null,
	});

/**
 * Served by the service worker for pages that it does not keep; the worker fills the list. It is
 * never hydrated.
 */
export default function Offline() {
	const nonce = useNonce();
	return (
		<div className="wrap missing">
			<h1>{offlinePageCopy.title}</h1>
			<p className="missing-text">{offlinePageCopy.text}</p>
			<form className="kept-retry">
				<button type="submit" className="button">
					{offlinePageCopy.retry}
				</button>
			</form>
			<h2 id="guardadas" className="kept-title">
				{offlinePageCopy.listTitle}
			</h2>
			<ul className="kept-list" aria-labelledby="guardadas" data-kept-pages="">
				<li>{offlinePageCopy.empty}</li>
			</ul>
			<script nonce={nonce}>{AGAIN}</script>
		</div>
	);
}
