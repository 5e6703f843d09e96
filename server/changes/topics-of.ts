import type { Topic } from '#core/changes/topic.ts';

/** Which topics an answer was made of, from the answer and what was asked. */
export type TopicsOf<Method> = Method extends (...asked: infer Asked) => Promise<infer Answer>
	? (answer: Answer, ...asked: Asked) => readonly Topic[]
	: never;

/** A line for every method of a repository. */
export type RepositoryTopics<Repository> = {
	[Method in keyof Repository]: TopicsOf<Repository[Method]>;
};
