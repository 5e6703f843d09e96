import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPanel, panelAddress } from '#core/site/panel-address.ts';
import { callPaths } from '#core/site/paths/machine.ts';
import { panelPaths } from '#core/site/paths/panel.ts';
import type { Identity } from '#server/identity/identity.ts';
import { createPageAccess, type PageAccess } from '#server/wire/identity/page-access.ts';
import type { Answers } from './answers.ts';
import type { PageSource } from './cache/page-source.ts';
import { encodingOf, type PreparedPage, variantFor } from './cache/prepared-page.ts';
import type { Service } from './service.ts';

type PanelPagesOptions = {
	identity: Identity;
	publicUrl: string;
	render: PageSource;
	answers: Answers;
};

/**
 * The pages of the panel (S2.08). The document is the same for every operator, and the browser
 * fetches the data afterwards. Rendered per request for a valid session, never cached. Signed-out
 * visitors are redirected to sign in and return afterwards; signed-in users without an invitation
 * get a 403. An administrator who must add a second factor is redirected to the account.
 */
export function createPanelPages({
	identity,
	publicUrl,
	render,
	answers,
}: PanelPagesOptions): Service {
	const accessOf = createPageAccess(identity, publicUrl);

	async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
		const send = (status: number, headers: string[], body: Buffer | null) => {
			response.writeHead(status, headers);
			response.end(request.method === 'HEAD' ? undefined : (body ?? undefined));
		};
		const sendAnswer = ({ status, headers, body }: ReturnType<Answers['redirect']>) =>
			send(status, headers, body);
		if (request.method === 'OPTIONS') return sendAnswer(answers.options());
		if (request.method !== 'GET' && request.method !== 'HEAD')
			return sendAnswer(answers.error(request, 'method-not-allowed', null));
		const { path, search, route } = panelAddress(request.url ?? '');
		const enrolls = path === panelPaths.settings;
		const access = await accessOf(request.headers.cookie ?? null, { enrolls });
		const elsewhere = elsewhereOf(access, path + search);
		if (elsewhere !== null)
			return sendAnswer(answers.redirect({ location: elsewhere, status: 302 }));
		if (path !== request.url?.split(/[?#]/, 1)[0])
			return sendAnswer(answers.redirect({ location: path + search, status: 302 }));
		const page = await render({
			address: path,
			priority: 'page',
			requestId: String(response.getHeader('x-request-id') ?? ''),
			network: null,
		});
		const { headers, body } = variantFor(page, encodingOf(request.headers['accept-encoding']));
		send(statusOf(page, access.ok, route), headers, body);
	}

	return { route: 'panel', owns: isPanel, listener: answer as Service['listener'] };
}

/** Where a browser must go first, and come back from; null = nowhere. */
function elsewhereOf(access: Awaited<ReturnType<PageAccess>>, address: string): string | null {
	if (access.ok) return null;
	if (access.error === 'signed-out') return callPaths.loginThen(address);
	return access.error === 'factor-needed' ? panelPaths.settings : null;
}

function statusOf(page: PreparedPage, isOperator: boolean, route: string | null): number {
	if (page.status >= 400) return page.status;
	if (!isOperator) return 403;
	return route === null ? 404 : page.status;
}
