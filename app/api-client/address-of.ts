/** What a call is given, whatever its address. */
export type CallInput = {
	params?: Readonly<Record<string, string | number>>;
	query?: URLSearchParams | object;
	body?: unknown;
	signal?: AbortSignal;
};

/** An address of the route table with its parameters and its query in place. */
export function addressOf(path: string, { params = {}, query }: CallInput): string {
	const place = path.replace(/:(\w+)/g, (_name, name: string) => {
		const value = params[name];
		if (value === undefined) throw new Error(`${path} needs ${name}`);
		return encodeURIComponent(value);
	});
	return query === undefined ? place : `${place}?${queryText(query)}`;
}

/** Values that are undefined are left out. */
function queryText(query: URLSearchParams | object): string {
	if (query instanceof URLSearchParams) return String(query);
	const given = Object.entries(query).filter(([, value]) => value !== undefined);
	return String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])));
}
