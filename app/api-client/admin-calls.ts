import type { z } from 'zod';
import type { Method } from '#server/wire/admin/admin-route.ts';
import type { ADMIN_ROUTES } from '#server/wire/admin/admin-routes.ts';

type Route = (typeof ADMIN_ROUTES)[number];
/** The route table, by method and address. */
type Table = { [One in Route as `${One['method']} ${One['path']}`]: One };
type At<Key> = Key extends keyof Table ? Table[Key] : never;

/** The addresses that answer to a method, as the route table writes them. */
export type PathOf<Verb extends Method> = Extract<Route, { method: Verb }>['path'];

/** What a call is answered with. */
export type AnswerOf<Verb extends Method, Path extends string> = z.output<
	At<`${Verb} ${Path}`>['answer']
>;

/** What a call is given: parts that its address has no use for are absent. */
type InputOf<Verb extends Method, Path extends string> = ParamsPart<NameIn<Path>> &
	QueryPart<At<`${Verb} ${Path}`>['query']> &
	BodyPart<At<`${Verb} ${Path}`>['body']> & { signal?: AbortSignal };

/** `InputOf` as the last argument: left out where nothing in it is required. */
export type Given<Verb extends Method, Path extends string> =
	Record<never, never> extends InputOf<Verb, Path>
		? [input?: InputOf<Verb, Path>]
		: [input: InputOf<Verb, Path>];

/** Names of the parameters of an address: 'id' of 'games/:id'. */
type NameIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
	? Name | NameIn<Rest>
	: Path extends `${string}:${infer Name}`
		? Name
		: never;

type ParamsPart<Name extends string> = [Name] extends [never]
	? unknown
	: { params: Readonly<Record<Name, string | number>> };

/** A filter that writes itself as the text of an address goes as it is. */
type QueryPart<Schema> = Schema extends z.ZodType
	? Record<never, never> extends z.input<Schema>
		? { query?: URLSearchParams | Sent<z.input<Schema>> }
		: { query: URLSearchParams | Sent<z.input<Schema>> }
	: unknown;

type BodyPart<Schema> = Schema extends z.ZodType ? { body: Sent<z.input<Schema>> } : unknown;

/** What a schema reads, as it may be sent: nothing of it is changed. */
type Sent<Value> = Value extends readonly (infer One)[]
	? readonly Sent<One>[]
	: Value extends object
		? { readonly [Key in keyof Value]: Sent<Value[Key]> }
		: Value;
