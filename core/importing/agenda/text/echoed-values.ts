const LABELLED = /^[^:]{3,30}:\s+(\S.{1,120})$/u;
const LABEL = /^\p{Lu}[\p{L} ]{2,24}:\s/u;

/**
 * 'Local: Arena Azul', then 'Arena Azul Horário: 16h', then '16h Canal: Globo': a page that tells the value of each label again at the start
 * of the next line. Returns what reads one line after the other and gives it back without that.
 */
export function echoReader(): (line: string) => string {
	let value: string | null = null;
	return (line) => {
		const text = line.trim();
		if (text === '') return line;
		const rest = value !== null && text.startsWith(`${value} `) ? text.slice(value.length + 1) : null;
		const own = rest !== null && LABEL.test(rest) ? rest : line;
		value = LABELLED.exec(own.trim())?.[1] ?? null;
		return own;
	};
}
