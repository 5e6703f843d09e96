import { expect, test } from 'vitest';
import { problemOfAnswer, problemOfNoGames, waitInWords } from './source-problem.ts';

test.each([
	[200, '{"matches":[]}', 'key', null],
	[200, '{"errors":[],"response":[]}', 'key', null],
	[200, '{"errors":{"token":"Error/Invalid API key."}}', 'key', 'key'],
	[200, '{"errors":{"plan":"Free plans do not have access to this season."}}', 'key', 'plan'],
	[200, '{"errors":{"requests":"You have reached the request limit for the day"}}', 'key', 'busy'],
	[200, '{"errors":["odd"]}', 'key', 'status'],
	[200, '<p>Get your API key, token and plan</p>', 'key', null],
	[400, '{"message":"Your API token is invalid."}', 'key', 'key'],
	[400, '{"message":"Bad date"}', 'key', 'status'],
	[401, '', '', 'key'],
	[403, '', 'key', 'key'],
	[403, 'The resource is restricted.', 'key', 'plan'],
	[403, '', '', 'forbidden'],
	[404, 'no token here', '', 'key'],
	[404, '', '', 'missing'],
	[410, '', '', 'gone'],
	[429, '', '', 'busy'],
	[503, '', '', 'busy'],
	[500, 'token', '', 'server'],
] as const)('%i %s with %s is %s', (status, text, key, problem) => {
	expect(problemOfAnswer({ status, text, hasKey: key !== '' })).toBe(problem);
});

test('no games: the promised shape without games, or another one', () => {
	expect(problemOfNoGames('espn', '{"events":[]}', 0)).toBe('empty');
	expect(problemOfNoGames('espn', '{"data":[]}', 0)).toBe('schema');
	expect(problemOfNoGames('agenda', 'Hoje não há jogos', 0)).toBe('empty');
	expect(problemOfNoGames('csv', 'a;b', 1)).toBe('schema');
});

test('a pause in words', () => {
	expect(waitInWords('Wait 42 seconds.')).toBe(42_000);
	expect(waitInWords('Wait a bit.')).toBeNull();
});
