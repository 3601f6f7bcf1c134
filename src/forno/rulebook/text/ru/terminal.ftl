### Терминал.

## Клавиши

terminal-key-choose = выбрать
terminal-key-play = сыграть
