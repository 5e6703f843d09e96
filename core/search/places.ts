/**
 * City names in several languages, and spellings of the same club word. The first of a row is
 * canonical. Normalised.
 */
const ROWS = `
moscow moskva moskau moscou moskwa moscu|prague praha praga prag|vienna wien viena|munich munchen munique muenchen|cologne koln koeln colonia
belgrade beograd belgrado belgrad|bucharest bucuresti bucareste bukarest|copenhagen kobenhavn copenhague kopenhagen|warsaw warszawa varsovia warschau
lisbon lisboa lissabon|seville sevilla sevilha|milan milano milao mailand|turin torino turim|naples napoli napoles neapel|rome roma rom
florence firenze florenca florenz|kyiv kiev kiew kijev|athens athen atenas athina|istanbul istambul estambul|geneva geneve genf genebra
basel basle basileia bale|zurich zurique zuerich|brussels bruxelles bruxelas brussel brussels|antwerp antwerpen antuerpia anvers
brugge bruges brugges|gent ghent gante gand|marseille marselha marseilles marsella|lyon lyons liao|strasbourg estrasburgo strassburg
nice nizza|bordeaux bordeus burdeos|freiburg friburgo|hamburg hamburgo|nuremberg nurnberg nuernberg|dusseldorf duesseldorf
hannover hanover|thessaloniki saloniki salonica salonika thessalonica|krakow cracovia krakau cracow|goteborg gothenburg gotemburgo goeteborg
stockholm estocolmo|helsinki helsinque|tallinn tallin|yerevan erevan jerewan eriwan|baku baki|donetsk donezk|lviv lvov lwiw lwow lemberg
kharkiv kharkov charkiw charkow|dnipro dnepr dnjepr dnipropetrovsk dnepropetrovsk|odessa odesa|rostov rostow|volgograd wolgograd|kazan kasan
minsk minsko|sofia sofija|salzburg salzburgo|bratislava pressburg|budapest budapeste|bern berne berna|luzern lucerne lucerna|lausanne lausana
piraeus pireus piraus pireu pireas|nicosia nikosia lefkosia|limassol lemesos|larnaca larnaka|luxembourg luxemburg luxemburgo letzebuerg
liege luttich luik|leuven louvain lowen|mechelen malines|kortrijk courtrai|rotterdam roterda|amsterdam amsterda|london londres|edinburgh edimburgo
dublin dublim|madrid madri|zaragoza saragoca saragossa|mallorca maiorca majorca|cadiz cadis|genoa genova genua|venice venezia veneza venedig
verona|bologna bolonha|wroclaw breslau|poznan posen|gdansk danzig|lodz lodsch|plzen pilsen|brno brunn brunn|ostrava ostrau|olomouc olmutz
ljubljana laibach|zagreb agram|skopje skopie|timisoara temeswar temesvar|cluj klausenburg kolozsvar|iasi jassy|brasov kronstadt
sibiu hermannstadt|constanta konstanza|chisinau kishinev kischinau|tiraspol|tbilisi tiflis|vilnius wilna vilna|kaunas kowno
riga|tampere tammerfors|turku abo|helsingor elsinore|aarhus arhus|bolzano bozen|wolfsburg wolfsburgo|augsburg augsburgo|braunschweig brunswick
petersburg peterburg petersburgo|yaroslavl jaroslawl jaroslavl|nizhny nischni nizhni|sochi sotschi soci|tashkent taschkent|almaty alma
dynamo dinamo dynama|lokomotiv lokomotive lokomotyv|zenit zenith|shakhtar shakhter schachtar shakhtyor shakhtior chakhtar schachtjor
shinnik schinnik|chernomorets tschernomorez chernomorets cernomorec|metalurh metallurg metalurg metallurh|chornomorets tschornomorez
olympiacos olympiakos|panathinaikos panathinaïkos|crvena cervena|zvezda zvijezda|atletico atl ath|athletic athl|united utd unt|saint st sankt szent sint
rovers rvs|wanderers wand|town tn|albion alb|county cty|jeunesse jeun|viktoria victoria|olimpija olimpia olympia|slavia slawia
helsinki helsingfors|razgrad rasgrad|grozny grosny groznyj|soligorsk salihorsk|gomel homel|grodno hrodna|vitebsk vitsebsk|mogilev mahilyow
iraklio heraklion iraklion|larissa larisa|patras patra|veria veroia|serres serrai|volos volou|tirana tirane|shkoder shkodra skutari|prishtina pristina
bourgas burgas|targu tirgu|temesvar temeschwar|kosice kaschau kassa|trnava tyrnau|budejovice budweis|hradec koniggratz|liberec reichenberg
jablonec gablonz|teplice teplitz|zlin gottwaldov|opava troppau|szczecin stettin|bytom beuthen|katowice kattowitz|gliwice gleiwitz
bydgoszcz bromberg|torun thorn|sitten sion|biel bienne|neuchatel neuenburg|aalborg alborg|tartu dorpat|liepaja libau|daugavpils dunaburg
klaipeda memel|batumi batum|ganja gandja gence|sumqayit sumgait sumgayit|famagusta ammochostos|haifa hefa|padova padua padoue|trento trient
triest trieste|mantova mantua|siena sienne|nijmegen nimwegen nimegue|groningen groninga|enschede enskede|namur namen|kuressaare arensburg
ajaccio aiacciu|dunkerque dunkirk dunkerk|nancy nanzig|mulhouse mulhausen|perpignan perpinya|coruna corunna
tarragona tarragone|lleida lerida|elx elche|sampdoria samp|bohemians bohemian|metallist metalist|tekstilshchik textilshchik tekstilschik
central cent|sporting sp|deportivo dep dptvo|desportivo desp|universidad univ univers|racing rac
`;

const WORDS = new Map<string, string>();
for (const row of ROWS.split(/[|\n]/)) {
	const [first, ...others] = row.trim().split(' ');
	if (first)
		for (const word of others) if (word !== first && !WORDS.has(word)) WORDS.set(word, first);
}

/**
 * The canonical spelling of a word with variants in several languages ('moskva', 'moscou' →
 * 'moscow').
 */
export function canonicalWord(word: string): string {
	return WORDS.get(word) ?? word;
}
