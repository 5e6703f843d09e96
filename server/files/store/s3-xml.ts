/** The text of the first element of a name in an answer of S3; null when there is none. */
export function textOf(xml: string, name: string): string | null {
	return new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml)?.[1] ?? null;
}
