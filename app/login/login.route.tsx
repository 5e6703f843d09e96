import { useEffect, useState } from 'react';
import { renderContext } from '#app/document/render-context.ts';
import { openSession, type Session } from '#app/identity/session.client.ts';
import { pageMeta } from '#app/site/page-meta.ts';
import { seoPagesCopy } from '#core/copy/seo-pages.ts';
import { loginCopy } from '#core/identity/copy/login.ts';
import type { Route } from './+types/login.route.ts';
import { SignInDesk } from './desk.tsx';
import styles from './login.css?url';

export const meta: Route.MetaFunction = ({ matches }) =>
	pageMeta(matches, { title: loginCopy.title, description: seoPagesCopy.login, path: null });

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: styles }];

export function loader({ context }: Route.LoaderArgs) {
	return { identity: context.get(renderContext).identity };
}

/**
 * Runs only after a client-side navigation. The provider's popup needs this page's own opener
 * policy, so the page is loaded as a document.
 */
export async function clientLoader({ request }: Route.ClientLoaderArgs): Promise<never> {
	window.location.assign(request.url);
	return new Promise(() => undefined);
}

/** S4.02: shows nothing until the session status is known. */
export default function Login({ loaderData: { identity } }: Route.ComponentProps) {
	const [session, setSession] = useState<Session | null>(null);
	useEffect(() => {
		openSession(identity).then(setSession, (error: unknown) => console.error(error));
	}, [identity]);
	return (
		<div className="wrap page login">
			<noscript>
				<p className="login-noscript">{loginCopy.needsScript}</p>
			</noscript>
			{session === null ? null : <SignInDesk session={session} />}
		</div>
	);
}
