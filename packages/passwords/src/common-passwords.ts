/** The most common passwords of public breach statistics with at least six characters. */
const COMMON = new Set(
  `000000 111111 112233 121212 123123 123123123 123321 1234561 12345678 123456789 1234567890 123456 1234567
  123qwe 131313 147258369 159753 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx 222222 555555 654321 666666 696969 777777
  888888 987654321 999999 aaaaaa abc123 abcdef access admin123 administrator amoureux andrea andrew anthony
  asdfgh asdfghjkl ashley azerty azerty123 azertyuiop bailey banane baseball batman bienvenue biteme bonjour
  bonjour1 bordeaux buster cadran cadran123 camille caroline changeme charlie chocolat chouchou computer cookie
  corvette coucou daniel default dolphin donald doudou dragon emilie family fckgw flower football france
  freedom fuckyou george ginger hannah harley hello123 hockey hunter iloveyou internet isabelle jasmine jennifer
  jessica jetaime jordan joshua juillet julien justin killer letmein letmein1 lolita london loulou lovely maggie
  marine marseille martin master matrix matthew maxime merlin michael michelle mickey mommy monday monkey
  motdepasse mustang mynoob naruto nathalie nicolas nicole ninja oceane orange pa55word passer passw0rd password
  password1 password12 password123 patrick pepper pokemon princess princesse qazwsx qwerty qwerty1 qwerty123
  qwertyuiop ranger robert root123 samsung scooter secret shadow snoopy soccer soleil sophie starwars summer
  sunshine superman taylor test123 test1234 testing thomas thunder tigger trustno1 vincent welcome welcome1
  whatever william winter yellow zaq12wsx zxcvbn zxcvbnm`.split(/\s+/),
);

export const isCommonPassword = (password: string): boolean =>
  COMMON.has(password.normalize('NFC').toLowerCase());
