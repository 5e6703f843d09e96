import { expect, test } from 'vitest';
import { scheduleWords } from './schedule.ts';

test('usual schedules have words', () => {
	const cases: [string, string | null][] = [
		['* * * * *', 'a cada minuto'],
		['*/5 * * * *', 'a cada 5 minutos'],
		['*/10 8-23 * * *', 'a cada 10 minutos, das 8h às 23h59'],
		['0 * * * *', 'a cada hora, em ponto'],
		['15 */6 * * *', 'a cada 6 horas, aos 15 minutos'],
		['0 9 * * *', 'todo dia às 9h'],
		['30 8,18 * * *', 'todo dia às 8h30 e às 18h30'],
		['0 9 * * 1-5', 'de segunda a sexta às 9h'],
		['0 9 * * 6,0', 'toda semana, domingo e sábado, às 9h'],
		['20 4 1 * *', 'todo dia 1 do mês às 4h20'],
		['*/15 * * * 1-5', 'a cada 15 minutos, de segunda a sexta'],
		['0 9 1 1 *', null],
		['0 9 1 * 1', null],
		['1-7 3 * * *', null],
		['nada', null],
	];
	for (const [schedule, words] of cases)
		expect([schedule, scheduleWords(schedule)]).toEqual([schedule, words]);
});
