import { useNonce } from '#app/document/nonce.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { offlinePageCopy } from '#core/live/copy/offline-page.ts';
import type { Route } from './+types/offline.route.ts';

/** The address in the bar is the one that was asked for: back on the line it is asked for again. */
const AGAIN = "addEventListener('online',()=>location.reload())";

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, {
		title: offlinePageCopy.title,
		description: offlinePageCopy.description,
		path: null,
	});

/**
 * What the service worker shows for a page that it does not keep; it fills the list. Stays as it
 * was sent: no script takes it over.
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
