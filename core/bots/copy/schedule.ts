const WEEKDAYS = ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'] as const;
const LIST = new Intl.ListFormat('pt-BR', { type: 'conjunction' });

/**
 * A five-field cron expression in plain words ('todo dia às 9h e às 18h', 'a cada 5 minutos'); null
 * for unusual ones.
 */
export function scheduleWords(schedule: string): string | null {
	const [minute = '', hour = '', date = '', month = '', weekday = '', ...rest] = schedule
		.trim()
		.split(/\s+/);
	if (rest.length > 0 || month !== '*') return null;
	const when = timeWords(minute, hour);
	const days = dayWords(date, weekday);
	if (when === null || days === null) return null;
	const isDaily = days === 'todo dia';
	return when.startsWith('a cada') ? `${when}${isDaily ? '' : `, ${days}`}` : `${days} ${when}`;
}

function timeWords(minute: string, hour: string): string | null {
	const every = stepOf(minute);
	if (every !== null) {
		const words = every === 1 ? 'a cada minuto' : `a cada ${every} minutos`;
		if (hour === '*') return words;
		const span = rangeOf(hour);
		return span === null ? null : `${words}, das ${span[0]}h às ${span[1]}h59`;
	}
	const minutes = listOf(minute, 59);
	if (minutes === null) return null;
	const hours = stepOf(hour);
	if (hours !== null)
		return `${hours === 1 ? 'a cada hora' : `a cada ${hours} horas`}, ${minutesWords(minutes)}`;
	const list = listOf(hour, 23);
	if (list === null || list.length * minutes.length > 6) return null;
	const hoursOfDay = list.flatMap((one) =>
		minutes.map((two) => `às ${one}h${two === 0 ? '' : String(two).padStart(2, '0')}`),
	);
	return LIST.format(hoursOfDay);
}

function minutesWords(minutes: readonly number[]): string {
	return minutes.length === 1 && minutes[0] === 0
		? 'em ponto'
		: `aos ${LIST.format(minutes.map(String))} minutos`;
}

function dayWords(date: string, weekday: string): string | null {
	if (date === '*' && weekday === '*') return 'todo dia';
	if (weekday === '*') {
		const dates = listOf(date, 31);
		return dates === null ? null : `todo dia ${LIST.format(dates.map(String))} do mês`;
	}
	if (date !== '*') return null;
	const span = rangeOf(weekday);
	if (span !== null) return `de ${WEEKDAYS[span[0] % 7]} a ${WEEKDAYS[span[1] % 7]}`;
	const list = listOf(weekday, 7);
	return list === null
		? null
		: `toda semana, ${LIST.format(list.map((day) => WEEKDAYS[day % 7] ?? ''))},`;
}

function stepOf(field: string): number | null {
	if (field === '*') return 1;
	const step = /^\*\/(\d{1,2})$/.exec(field)?.[1];
	return step === undefined ? null : Number(step);
}

function rangeOf(field: string): [number, number] | null {
	const [, from, to] = /^(\d{1,2})-(\d{1,2})$/.exec(field) ?? [];
	return from === undefined || to === undefined ? null : [Number(from), Number(to)];
}

function listOf(field: string, most: number): number[] | null {
	if (!/^\d{1,2}(,\d{1,2})*$/.test(field)) return null;
	const numbers = field.split(',').map(Number);
	return numbers.every((number) => number <= most) ? numbers.toSorted((a, b) => a - b) : null;
}
