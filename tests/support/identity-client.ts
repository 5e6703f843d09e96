/**
 * A browser's tab for the identity protocol: same origin, one cookie jar, the headers of the
 * official client.
 */
export type IdentityClient = {
	/** Calls a method with a JSON body. */
	call(path: string, body: unknown, headers?: Record<string, string>): Promise<IdentityReply>;
	/** Asks for fresh tokens, as for the session of this placeholder. */
	refresh(placeholder: string): Promise<IdentityReply>;
	request(
		method: string,
		path: string,
		headers?: Record<string, string>,
		body?: BodyInit,
	): Promise<IdentityReply>;
	cookies: Map<string, string>;
};

export type IdentityReply = {
	status: number;
	headers: Headers;
	text: string;
	json: Record<string, unknown>;
};

const CLIENT = {
	'sec-fetch-site': 'same-origin',
	'x-client-version': 'Chrome/JsCore/12.19.0/FirebaseCore-web',
};

export function identityClient(origin: string): IdentityClient {
	const cookies = new Map<string, string>();

	async function request(
		method: string,
		path: string,
		headers: Record<string, string> = {},
		body?: BodyInit,
	): Promise<IdentityReply> {
		const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
		const sent = { ...CLIENT, ...(cookie === '' ? {} : { cookie }), ...headers };
		const response = await fetch(origin + path, {
			method,
			headers: sent,
			body,
			redirect: 'manual',
		});
		for (const line of response.headers.getSetCookie()) keep(cookies, line);
		const text = await response.text();
		return { status: response.status, headers: response.headers, text, json: parse(text) };
	}

	return {
		...{ cookies, request },
		call: (path, body, headers) =>
			request(
				'POST',
				`/identity${path}?key=local`,
				{ 'content-type': 'application/json', ...headers },
				JSON.stringify(body),
			),
		refresh: (placeholder) =>
			request(
				'POST',
				'/identity/v1/token?key=local',
				{ 'content-type': 'application/x-www-form-urlencoded' },
				new URLSearchParams({ grant_type: 'refresh_token', refresh_token: placeholder }).toString(),
			),
	};
}

function keep(cookies: Map<string, string>, line: string): void {
	const [pair = ''] = line.split(';', 1);
	const [name = '', value = ''] = pair.split('=', 2);
	if (value === '' || /max-age=0\b/i.test(line)) cookies.delete(name);
	else cookies.set(name, value);
}

function parse(text: string): Record<string, unknown> {
	try {
		return JSON.parse(text) as Record<string, unknown>;
	} catch {
		return {};
	}
}
