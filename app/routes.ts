import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/** The site map, written by hand: pt-BR addresses are a product decision. */
export default [
	layout('site/layout.tsx', [
		index('site/games/home.route.tsx'),
		route('jogos-de-hoje', 'site/games/today.route.tsx'),
		route('jogos-de-amanha', 'site/games/tomorrow.route.tsx'),
		route('jogos/:day', 'site/games/day.route.tsx'),
		route('jogos/:day/texto', 'site/share/day-text.route.tsx'),
		route('onde-assistir/:slug', 'site/games/game.route.tsx'),
		route('times', 'site/teams/teams.route.tsx'),
		route('time/:slug', 'site/teams/team.route.tsx'),
		route('campeonatos', 'site/competitions/competitions.route.tsx'),
		route('campeonato/:slug', 'site/competitions/competition.route.tsx'),
		route('canais', 'site/channels/channels.route.tsx'),
		route('canal/:slug', 'site/channels/channel.route.tsx'),
		route('noticias', 'site/news/news.route.tsx'),
		route('sobre-nos', 'site/pages/about.route.tsx'),
		route('termos-de-uso', 'site/pages/terms.route.tsx'),
		route('politica-de-privacidade', 'site/pages/privacy.route.tsx'),
		route('preferencias', 'site/mine/preferences.route.tsx'),
		route('login', 'login/login.route.tsx'),
		route('*', 'site/errors/not-found.route.tsx'),
	]),
] satisfies RouteConfig;
